// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

func openSession() Store { return web{area: "sessionStorage"} }

func openLocal(app string) Store {
	if app != "" {
		app += "/"
	}
	return web{area: "localStorage", prefix: app}
}

// web is a Store of the page: the Storage object in the global variable area.
type web struct{ area, prefix string }

var errNotUTF8 = errors.New("not UTF-8")

// Get implements Store.
func (w web) Get(key string) (value string, ok bool, err error) {
	if key == "" {
		return "", false, nil
	}
	item, err := w.call("getItem", key)
	switch {
	case err != nil:
	case item.IsNull():
	case item.Type() != js.TypeString:
		err = fmt.Errorf("%s holds a %s", w.area, item.Type())
	default:
		value = item.String()
		ok = true
		if err = checkSize(value); err != nil {
			value, ok = "", false
		}
	}
	return value, ok, keyError("get", key, err)
}

// Set implements Store.
func (w web) Set(key, value string) error {
	if key == "" {
		return nil
	}
	err := checkSize(value)
	if err == nil {
		_, err = w.call("setItem", key, value)
	}
	return keyError("set", key, err)
}

// Delete implements Store.
func (w web) Delete(key string) error {
	if key == "" {
		return nil
	}
	_, err := w.call("removeItem", key)
	return keyError("delete", key, err)
}

// call calls a method of the area; its first argument is a key.
func (w web) call(method string, args ...string) (result js.Value, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%s: %s", w.area, thrown(p))
		}
	}()
	area, err := w.open()
	if err != nil {
		return js.Value{}, err
	}
	args[0] = w.prefix + args[0]
	values := make([]any, len(args))
	for i, arg := range args {
		if !utf8.ValidString(arg) { // the browser would change it
			return js.Value{}, errNotUTF8
		}
		values[i] = textOf(arg)
	}
	return area.Call(method, values...), nil
}

const byteOrderMark = "\ufeff"

// textOf returns a JavaScript string with the same characters. Plain conversion drops a byte order mark at
// the beginning, which would merge two keys.
func textOf(s string) js.Value {
	if !strings.HasPrefix(s, byteOrderMark) {
		return js.ValueOf(s)
	}
	slice := js.Global().Get("String").Get("prototype").Get("slice")
	return slice.Call("call", "x"+s, 1)
}

// open returns the area. If the user allows no storage, reading the global may throw; only an exception of a
// call can be caught.
func (w web) open() (js.Value, error) {
	area := js.Global().Get("Reflect").Call("get", js.Global(), w.area)
	if area.Type() != js.TypeObject {
		return js.Value{}, fmt.Errorf("no %s: %w", w.area, errors.ErrUnsupported)
	}
	return area, nil
}

// thrown returns a description of what was thrown, which can be anything in JavaScript.
func thrown(p any) (text string) {
	e, ok := p.(js.Error)
	if !ok {
		return fmt.Sprint(p)
	}
	defer func() {
		if recover() != nil {
			text = "an exception that has no text"
		}
	}()
	return js.Global().Call("String", e.Value).String()
}
