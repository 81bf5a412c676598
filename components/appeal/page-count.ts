export const pages = (count: number) => (count === 1 ? "1 page" : `${count} pages`);
