// accepted: the one door
export * from './baseApi'
