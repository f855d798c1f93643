// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Command web is the gallery in a browser.
//
// The fragment of the address (#sheet) or ?page=sheet selects the page, and ?theme=light, dark or contrast the
// colours; without it the browser's setting selects light or dark. After each frame the global property "giogrid"
// holds the state as JSON.
package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"image"
	"os"
	"strings"
	"syscall/js"

	"gioui.org/font"
	"gioui.org/font/gofont"
	"gioui.org/font/opentype"

	"github.com/giogrid/giogrid/example/internal/desk"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/storage"
)

func main() {
	g := pages.New(look.OnlyFonts(faces()))
	g.KeepIn(storage.Local("giogrid-gallery"))
	saveWhenHidden(g)
	g.SetLang(look.LangOf(text(js.Global(), "navigator", "language")))
	if err := configure(g); err != nil {
		// After a mistake in the address, the gallery opens as without it.
		fmt.Fprintln(os.Stderr, "gallery:", err)
	}
	var last pages.State
	desk.Window{Title: "giogrid", Size: image.Pt(1280, 800), Drawn: func() {
		if s := g.State(); s != last {
			last = s
			publish(s)
		}
	}}.Run(g)
}

// saveWhenHidden makes the gallery write pending changes before the browser puts the page away: goroutines do not run
// then.
func saveWhenHidden(g *pages.Gallery) {
	save := js.FuncOf(func(js.Value, []js.Value) any {
		if err := g.Save(); err != nil {
			fmt.Fprintln(os.Stderr, "gallery:", err)
		}
		return nil
	})
	js.Global().Get("document").Call("addEventListener", "visibilitychange", save)
	js.Global().Call("addEventListener", "pagehide", save)
}

// configure applies the parameters of the address.
func configure(g *pages.Gallery) error {
	scheme := look.Light
	if js.Global().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool() {
		scheme = look.Dark
	}
	g.SetScheme(scheme)
	if theme := query("theme"); theme != "" {
		scheme, err := look.ParseScheme(theme)
		if err != nil {
			return err
		}
		g.SetScheme(scheme)
	}
	page := cmp.Or(strings.TrimPrefix(text(js.Global(), "location", "hash"), "#"), query("page"))
	if page == "" {
		return nil
	}
	return g.Show(page)
}

// query returns a value of the address's query, or "".
func query(name string) string {
	values := js.Global().Get("URLSearchParams").New(text(js.Global(), "location", "search"))
	if v := values.Call("get", name); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// faces returns the Go fonts and the Hangul font that the page fetched. A browser gives programs no system fonts.
func faces() []font.FontFace {
	list := append([]font.FontFace(nil), gofont.Collection()...)
	fetched := js.Global().Get("koFont")
	if fetched.Type() != js.TypeObject {
		return list
	}
	ttf := make([]byte, fetched.Get("length").Int())
	js.CopyBytesToGo(ttf, fetched)
	hangul, err := opentype.ParseCollection(ttf)
	if err != nil {
		fmt.Fprintln(os.Stderr, "gallery: the Hangul font:", err)
		return list
	}
	return append(list, hangul...)
}

// publish sets the global property with the state.
func publish(s pages.State) {
	if txt, err := json.Marshal(s); err == nil {
		js.Global().Set("giogrid", string(txt))
	}
}

// text follows properties from a value to a text; it returns "" if there is none.
func text(v js.Value, path ...string) string {
	for _, name := range path {
		if v.Type() != js.TypeObject {
			return ""
		}
		v = v.Get(name)
	}
	if v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}
