// rejected: src/lib/late.ts -> src/lib/lateBack.ts -> src/lib/late.ts
export const late = () => import('./lateBack')
