// accepted
export const baseApi = {}
