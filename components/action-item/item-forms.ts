/** In one file, since each has its list of files in the claim's first script. */
export { NewItemForm } from "./new-item-form";
export { UpdateItemDialog } from "./update-item-dialog";
