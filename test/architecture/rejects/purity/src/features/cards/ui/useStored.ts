// rejected: sessionStorage
export const useStored = (key: string) => sessionStorage.getItem(key)
