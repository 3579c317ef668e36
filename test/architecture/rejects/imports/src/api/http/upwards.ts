// rejected: api/http may not import api/endpoints
import { baseApi } from '../endpoints/baseApi'

export const used = baseApi
