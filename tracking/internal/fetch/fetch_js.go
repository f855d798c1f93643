// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fetch

import (
	"context"
	"errors"
	"syscall/js"
)

func init() { Default = page }

// page sends a request with the browser's fetch. A redirect is an error, because the headers that the browser would
// send along cannot be controlled.
func page(ctx context.Context, url, method string, given map[string]string, sent []byte) (status int, body []byte, err error) {
	if js.Global().Get("fetch").Type() != js.TypeFunction {
		return 0, nil, errors.ErrUnsupported
	}
	abort := js.Global().Get("AbortController").New()
	stop := context.AfterFunc(ctx, func() { abort.Call("abort") })
	defer stop()

	bytes := js.Global().Get("Uint8Array").New(len(sent))
	js.CopyBytesToJS(bytes, sent)
	headers := js.Global().Get("Object").New()
	for name, value := range given {
		headers.Set(name, value)
	}
	answer, err := await(func() js.Value {
		return js.Global().Call("fetch", url, map[string]any{
			"method": method, "headers": headers, "body": bytes,
			"signal": abort.Get("signal"), "redirect": "error",
		})
	})
	if err != nil {
		return 0, nil, because(ctx, err)
	}
	data, err := readAll(answer)
	if err != nil {
		abort.Call("abort")
		return answer.Get("status").Int(), nil, because(ctx, err)
	}
	return answer.Get("status").Int(), data, nil
}

// because returns the error of the context if it ended, otherwise err.
func because(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// readAll reads the body of an answer, chunk by chunk.
func readAll(answer js.Value) (data []byte, err error) {
	body := answer.Get("body")
	if !body.Truthy() {
		return nil, nil
	}
	reader := body.Call("getReader")
	for {
		piece, err := await(func() js.Value { return reader.Call("read") })
		if err != nil {
			return nil, err
		}
		if piece.Get("done").Bool() {
			return data, nil
		}
		bytes := piece.Get("value")
		n := bytes.Get("length").Int()
		if len(data)+n > MaxResponse {
			return nil, ErrTooLarge
		}
		data = append(data, make([]byte, n)...)
		js.CopyBytesToGo(data[len(data)-n:], bytes)
	}
}

// await waits for a promise. If begin throws or the promise fails, the error contains at most the name of the
// JavaScript error: its text may contain the address.
func await(begin func() js.Value) (v js.Value, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("the request could not be made")
		}
	}()
	type outcome struct {
		v   js.Value
		err error
	}
	ended := make(chan outcome, 1)
	ok := js.FuncOf(func(_ js.Value, args []js.Value) any {
		ended <- outcome{v: args[0]}
		return nil
	})
	defer ok.Release()
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		ended <- outcome{err: failure(args[0])}
		return nil
	})
	defer failed.Release()
	begin().Call("then", ok, failed)
	o := <-ended
	return o.v, o.err
}

// failure returns the error for the reason of a failed promise.
func failure(reason js.Value) error {
	if reason.Type() == js.TypeObject {
		if name := reason.Get("name"); name.Type() == js.TypeString {
			return errors.New("the request failed: " + name.String())
		}
	}
	return errors.New("the request failed")
}
