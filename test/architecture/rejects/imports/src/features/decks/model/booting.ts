// rejected: the data layer has one door
import { baseApi } from '@/api/baseApi'

export const api = baseApi
