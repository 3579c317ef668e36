// rejected: the data layer has one door
import { baseApi } from '@/api/endpoints/baseApi'

export const api = baseApi
