// accepted: the door
export { baseApi } from './endpoints/baseApi'
