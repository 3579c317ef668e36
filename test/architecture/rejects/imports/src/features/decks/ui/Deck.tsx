// rejected: features never import one another
export const load = () => import('../../cards/model/slice')
