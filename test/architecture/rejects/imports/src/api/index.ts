// accepted: the door
export { baseApi } from './baseApi'
