// rejected: console: log with lib/log.ts
export const say = () => console.info('here')
