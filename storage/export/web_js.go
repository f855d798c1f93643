// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// Download makes the browser save src in the user's downloads, or ask where to save it, under opt.FileName
// with the exporter's extension, and returns that name. A page cannot find out what happens to the file. It
// is a Destination.
//
// The bytes are passed to the browser as they are written: the program does not hold the file in memory.
// Outside a browser it returns errors.ErrUnsupported; use ToFile there.
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

// blobParts is an array of the written parts.
type blobParts struct{ array js.Value }

// Write passes a copy of p to the browser.
func (b blobParts) Write(p []byte) (n int, err error) {
	defer catch(&err)
	part := js.Global().Get("Uint8Array").New(len(p))
	js.CopyBytesToJS(part, p)
	b.array.Call("push", part)
	return len(p), nil
}

// urlLife is the time that a browser has to begin the download.
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

// catch converts an exception of the browser, such as a lack of memory, to an error.
func catch(err *error) {
	switch p := recover().(type) {
	case nil:
	case js.Error:
		*err = p
	case *js.ValueError: // such as a page without a body
		*err = p
	default:
		panic(p)
	}
}

// rest lets the page handle its events: the browser runs only while all goroutines wait.
func rest() { time.Sleep(time.Millisecond) }
