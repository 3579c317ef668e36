// accepted: the one that may speak
export const say = () => console.info('here')
