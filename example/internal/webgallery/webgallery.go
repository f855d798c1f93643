// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Package webgallery shows the gallery in a browser, where it is more than one program: each has a part of the pages,
// and loads another one for a page that it does not have.
//
// The fragment of the address (#sheet) or ?page=sheet selects the page, ?theme=light, dark or contrast the colours, and
// ?lang=en or ko the language; without them the browser's settings select light or dark, and the language. After each
// frame the global property "giogrid" holds the state as JSON.
package webgallery

import (
	"cmp"
	"encoding/json"
	"errors"
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

// Run shows a part of the gallery. It does not return.
func Run(part pages.Part) {
	var g *pages.Gallery
	g = pages.NewPart(look.OnlyFonts(faces()), part, func(page string) { leave(g.State(), page) })
	g.KeepIn(storage.Local("giogrid-gallery"))
	saveWhenHidden(g)
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

// The parameters of the address, and the value of paramFocus that gives the sidebar the keyboard focus.
const (
	paramPage    = "page"
	paramTheme   = "theme"
	paramLang    = "lang"
	paramFocus   = "focus"
	focusSidebar = "sidebar"
)

// leave loads the program of another page, which starts with the theme and the language of this one, and with the
// keyboard focus in the sidebar. The way back in the browser's history leads to the current page.
func leave(now pages.State, page string) {
	params := js.Global().Get("URLSearchParams").New(text(js.Global(), "location", "search"))
	params.Call("set", paramTheme, now.Theme)
	params.Call("set", paramLang, now.Lang)
	params.Call("set", paramFocus, focusSidebar)
	address := func(page string) string {
		params.Call("set", paramPage, page)
		return text(js.Global(), "location", "pathname") + "?" + params.Call("toString").String()
	}
	js.Global().Get("history").Call("replaceState", nil, "", address(now.Page))
	js.Global().Get("location").Call("assign", address(page))
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
	g.SetLang(look.LangOf(text(js.Global(), "navigator", "language")))
	var problems []error
	if theme := query(paramTheme); theme != "" {
		scheme, err := look.ParseScheme(theme)
		if err == nil {
			g.SetScheme(scheme)
		}
		problems = append(problems, err)
	}
	if code := query(paramLang); code != "" {
		lang, err := look.ParseLang(code)
		if err == nil {
			g.SetLang(lang)
		}
		problems = append(problems, err)
	}
	if page := cmp.Or(strings.TrimPrefix(text(js.Global(), "location", "hash"), "#"), query(paramPage)); page != "" {
		problems = append(problems, g.Show(page))
	}
	if query(paramFocus) == focusSidebar {
		g.FocusSidebar()
	}
	return errors.Join(problems...)
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
