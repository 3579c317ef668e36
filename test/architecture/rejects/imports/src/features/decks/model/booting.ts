// rejected: what boots the app uses the door too
import { baseApi } from '@/api/baseApi'

export const api = baseApi
