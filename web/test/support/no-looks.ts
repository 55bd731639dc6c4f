/** Stands for every style sheet: class names are undefined. */
export default {};
