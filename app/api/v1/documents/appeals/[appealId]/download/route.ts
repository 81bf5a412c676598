export { letterDownload as GET } from "@/lib/transport/letter-download";
