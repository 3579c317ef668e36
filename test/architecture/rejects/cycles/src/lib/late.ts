// accepted: a dynamic import closes no circle
export const late = () => import('./lateBack')
