// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"os"
	"strings"
	"syscall/js"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMain removes the Storage that the tests may find: they provide their own.
func TestMain(m *testing.M) {
	for _, name := range []string{"localStorage", "sessionStorage"} {
		js.Global().Delete(name)
	}
	os.Exit(m.Run())
}

// Replacements for the Storage of a page, in JavaScript.
const (
	areaOfMap = `(() => {
		const kept = new Map();
		return {
			getItem: (k) => kept.has(k) ? kept.get(k) : null,
			setItem: (k, v) => { kept.set(k, v); },
			removeItem: (k) => { kept.delete(k); },
		};
	})()`
	areaThatIsFull = `({
		getItem: () => "before",
		setItem: () => { throw new DOMException("no space", "QuotaExceededError"); },
		removeItem: () => {},
	})`
)

// areaThatThrows returns an area that throws the value of an expression at each access.
func areaThatThrows(value string) string {
	return `(() => { const no = () => { throw ` + value + `; }; return {getItem: no, setItem: no, removeItem: no}; })()`
}

// setArea replaces the page's Storage with the value of an expression.
func setArea(t *testing.T, name, expression string) {
	defineArea(t, name, `{value: `+expression+`, configurable: true}`)
}

func defineArea(t *testing.T, name, property string) {
	js.Global().Call("eval", `Object.defineProperty(globalThis, "`+name+`", `+property+`)`)
	t.Cleanup(func() { js.Global().Delete(name) })
}

func TestWebStores(t *testing.T) {
	for name, open := range map[string]func() Store{
		"localStorage":   func() Store { return Local("shop") },
		"sessionStorage": Session,
	} {
		t.Run(name, func(t *testing.T) {
			fresh := func(t *testing.T) Store {
				setArea(t, name, areaOfMap)
				return open()
			}
			testStore(t, fresh)
			testIsAMap(t, fresh)
		})
	}
}

func TestLocalKeysInABrowser(t *testing.T) {
	setArea(t, "localStorage", areaOfMap)
	item := func(key string) js.Value { return js.Global().Get("localStorage").Call("getItem", key) }
	require.NoError(t, Local("").Set("Orders/열", "as it is"))
	require.Equal(t, "as it is", item("Orders/열").String())
	require.NoError(t, Local("shop").Set("Orders", "under a name"))
	require.Equal(t, "under a name", item("shop/Orders").String())
	require.True(t, item("Orders").IsNull())
	requireNone(t, Local("other"), "Orders")
	require.NoError(t, Local("shop").Delete("Orders"))
	require.True(t, item("shop/Orders").IsNull())

	require.NoError(t, Session().Set("", "no access"))
	requireUnavailable(t, Session())
}

func TestWebStoreIsMissing(t *testing.T) {
	requireUnavailable(t, Local(""))
	requireUnavailable(t, Session())
	require.ErrorIs(t, Local("").Set("k", "v"), errors.ErrUnsupported)
	for _, odd := range []string{"null", "undefined", "5", `"text"`, "{}", "({getItem: 1, setItem: 1, removeItem: 1})"} {
		setArea(t, "localStorage", odd)
		requireUnavailable(t, Local(""))
	}
}

// A browser whose user allows no storage throws at the first access.
func TestWebStoreMayNotBeTouched(t *testing.T) {
	defineArea(t, "localStorage", `{get() { throw new DOMException("denied", "SecurityError"); }, configurable: true}`)
	requireUnavailable(t, Local("shop"))
	require.ErrorContains(t, Local("shop").Set("k", "v"), `storage: set "k": localStorage: SecurityError: denied`)
}

func TestWebStoreIsFull(t *testing.T) {
	setArea(t, "localStorage", areaThatIsFull)
	require.ErrorContains(t, Local("").Set("k", "v"), "QuotaExceededError: no space")
	requireHas(t, Local(""), "k", "before")
}

func TestWebStoreThrowsAnything(t *testing.T) {
	for _, value := range []string{
		`new Error("x")`, `"text"`, "5", "null", "undefined", `Symbol("x")`, "{}", "Object.create(null)",
		`{toString() { throw 1; }}`, `{get message() { throw 1; }}`,
	} {
		setArea(t, "localStorage", areaThatThrows(value))
		requireUnavailable(t, Local(""))
	}
}

func TestWebStoreHoldsWhatIsNoText(t *testing.T) {
	for _, value := range []string{"5", "undefined", "{}", "() => 1"} {
		setArea(t, "localStorage", `({getItem: () => (`+value+`)})`)
		_, ok, err := Local("").Get("k")
		require.Error(t, err, value)
		require.False(t, ok)
	}
}

// The browser would change invalid UTF-8, and so confuse keys.
func TestWebStoreRefusesWhatIsNotUTF8(t *testing.T) {
	setArea(t, "localStorage", areaOfMap)
	s := Local("")
	require.ErrorIs(t, s.Set("\xff", "v"), errNotUTF8)
	require.ErrorIs(t, s.Set("k", "\xff"), errNotUTF8)
	require.ErrorIs(t, s.Delete("\xff"), errNotUTF8)
	_, _, err := s.Get("\xff")
	require.ErrorIs(t, err, errNotUTF8)
	requireNone(t, s, "k")
}

func TestWebStoreKeepsByteOrderMarks(t *testing.T) {
	setArea(t, "localStorage", areaOfMap)
	s := Local("")
	texts := []string{"k", "\ufeffk", "\ufeff\ufeffk", "\ufeff", "k\ufeff", "\ufeff열🙂\x00"}
	for _, text := range texts {
		require.NoError(t, s.Set(text, text))
	}
	for _, text := range texts {
		requireHas(t, s, text, text)
	}
}

func TestWebStoreDoesNotReadHugeTexts(t *testing.T) {
	setArea(t, "localStorage", `({getItem: () => "x".repeat(16777217)})`)
	value, ok, err := Local("").Get("k")
	require.ErrorIs(t, err, ErrTooLarge)
	require.False(t, ok)
	require.Empty(t, value)
}

// A program of the page reads the same documents after a reload.
func TestDocumentInABrowser(t *testing.T) {
	setArea(t, "localStorage", areaOfMap)
	late := &Debounced{Store: Local("")}
	doc := Document[view]{Store: late, Key: "columns"}
	require.NoError(t, doc.Save(initial))
	require.NoError(t, late.Close())
	text := js.Global().Get("localStorage").Call("getItem", "columns").String()
	require.True(t, strings.HasPrefix(text, `{"version":1,`))
	got, err := (&Document[view]{Store: Local(""), Key: "columns"}).Load()
	require.NoError(t, err)
	require.Equal(t, initial, got)
}
