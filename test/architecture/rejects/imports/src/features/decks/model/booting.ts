// accepted: what boots the app needs no endpoints
import { baseApi } from '@/api/baseApi'

export const api = baseApi
