// rejected: localStorage
export const initial = { user: localStorage.getItem('user') }
