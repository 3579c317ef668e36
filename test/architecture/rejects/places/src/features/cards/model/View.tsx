// rejected: a feature has two rooms
export const View = () => null
