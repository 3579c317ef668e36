// accepted: consequences read clocks and storage
export const save = () => localStorage.setItem('at', String(Date.now()))
