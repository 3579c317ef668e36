// accepted: a date of something known is no clock
export const yearOf = (time: number) => new Date(time).getFullYear()
