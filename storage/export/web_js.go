// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// Downloads exports to the place where users look for files, and returns the path or the name of the file: in a
// browser it makes the page download the file, elsewhere it writes to the folder Downloads in the user's home
// folder, or to the home folder if there is none. It is a Destination.
//
// A page cannot find out what happens to the file. The bytes are passed to the browser as they are written: the
// program does not hold the file in memory.
func Downloads(ctx context.Context, src Source, e Exporter, opt Options) (name string, err error) {
	name = fileName(opt.FileName, e.Extension())
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
