export const gallery = 'gallery'
