// rejected: a page is one flat folder
export const Hero = () => null
