export { PageState as default } from "@/app/page-state";
