// rejected: only main.tsx may name api-mocks
export const start = () => import('../../../api-mocks/browser')
