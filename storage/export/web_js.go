// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// Download has the browser save src in the user's downloads, or ask where, under
// opt.FileName with the exporter's extension, and returns that name. What
// becomes of the file then is not known to a page. It is a Destination.
//
// The bytes are handed to the browser as they are written: the program's memory
// does not hold the file. Outside a browser the error is errors.ErrUnsupported;
// there, ToFile is at hand.
func Download(ctx context.Context, src Source, e Exporter, opt Options) (name string, err error) {
	name = FileName(opt.FileName, e.Extension())
	if !js.Global().Get("document").Truthy() || !js.Global().Get("Blob").Truthy() {
		return "", fmt.Errorf("export: %s: no page to download to: %w", name, errors.ErrUnsupported)
	}
	parts := blobParts{js.Global().Get("Array").New()}
	if err := e.Export(ctx, parts, src, opt); err != nil {
		return "", fmt.Errorf("export: %s: %w", name, err)
	}
	if err := parts.save(name, e.MIME()); err != nil {
		return "", fmt.Errorf("export: %s: %w", name, err)
	}
	return name, nil
}

// blobParts is an array of what was written.
type blobParts struct{ array js.Value }

// Write hands a copy of p to the browser.
func (b blobParts) Write(p []byte) (n int, err error) {
	defer catch(&err)
	part := js.Global().Get("Uint8Array").New(len(p))
	js.CopyBytesToJS(part, p)
	b.array.Call("push", part)
	return len(p), nil
}

// urlLife is how long a browser may take to begin with the download.
const urlLife = time.Minute

// save clicks a link to the parts.
func (b blobParts) save(name, mime string) (err error) {
	defer catch(&err)
	blob := js.Global().Get("Blob").New(b.array, map[string]any{"type": mime})
	url := js.Global().Get("URL")
	address := url.Call("createObjectURL", blob)
	document := js.Global().Get("document")
	link := document.Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Get("style").Set("display", "none")
	document.Get("body").Call("appendChild", link)
	link.Call("click")
	link.Call("remove")
	time.AfterFunc(urlLife, func() { url.Call("revokeObjectURL", address) })
	return nil
}

// catch turns an exception of the browser, such as of a lack of memory, into an
// error.
func catch(err *error) {
	switch p := recover().(type) {
	case nil:
	case js.Error:
		*err = p
	case *js.ValueError: // a page without a body, say
		*err = p
	default:
		panic(p)
	}
}

// rest lets the page have its events: only while all goroutines wait does the
// browser get its turn.
func rest() { time.Sleep(time.Millisecond) }
