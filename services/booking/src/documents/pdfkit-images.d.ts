declare namespace PDFKit {
  /** A picture that could be opened, to be shown later. */
  interface OpenedImage {
    readonly width: number;
    readonly height: number;
  }
  namespace Mixins {
    interface PDFImage {
      /** @throws Error for bytes that are no JPEG or PNG. */
      openImage(src: ImageSrc): OpenedImage;
      image(src: OpenedImage, x: number, y: number, options: ImageOption): this;
    }
  }
}
