// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"errors"
	"syscall/js"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

// setPage replaces the document of a page: it records the link that was clicked.
func setPage(t *testing.T) (clicked func() js.Value) {
	var link js.Value
	nothing := js.FuncOf(func(js.Value, []js.Value) any { return nil })
	click := js.FuncOf(func(this js.Value, _ []js.Value) any { link = this; return nil })
	create := js.FuncOf(func(js.Value, []js.Value) any {
		return map[string]any{"style": map[string]any{}, "click": click, "remove": nothing}
	})
	js.Global().Set("document", map[string]any{"createElement": create, "body": map[string]any{"appendChild": nothing}})
	t.Cleanup(func() {
		js.Global().Delete("document")
		for _, f := range []js.Func{nothing, click, create} {
			f.Release()
		}
	})
	return func() js.Value { return link }
}

// fetched returns the text behind an address.
func fetched(t *testing.T, address js.Value) string {
	got := make(chan string, 1)
	read := js.FuncOf(func(_ js.Value, args []js.Value) any { return args[0].Call("text") })
	keep := js.FuncOf(func(_ js.Value, args []js.Value) any { got <- args[0].String(); return nil })
	t.Cleanup(func() { read.Release(); keep.Release() })
	js.Global().Call("fetch", address).Call("then", read).Call("then", keep)
	return <-got
}

func TestDownload(t *testing.T) {
	clicked := setPage(t)
	name, err := export.Start(t.Context(), export.Downloads, mixed(20_000), export.JSON, export.Options{FileName: "a/b"}).Wait()
	require.NoError(t, err)
	assert.Equal(t, "a_b.json", name)
	assert.Equal(t, name, clicked().Get("download").String())
	assert.Equal(t, written(t, mixed(20_000), export.JSON, export.Options{}), fetched(t, clicked().Get("href")))
}

func TestDownloadFails(t *testing.T) {
	_, err := export.Downloads(t.Context(), mixed(1), export.CSV, export.Options{})
	assert.ErrorIs(t, err, errors.ErrUnsupported, "there is no page")

	clicked := setPage(t)
	_, err = export.Downloads(t.Context(), mixed(1), export.XLSX, export.Options{})
	assert.ErrorContains(t, err, "export: export.xlsx: ")
	assert.True(t, clicked().IsUndefined())

	js.Global().Get("document").Set("body", js.Null())
	_, err = export.Downloads(t.Context(), mixed(1), export.CSV, export.Options{})
	assert.Error(t, err, "what the browser throws is an error")
}

// The page handles its events while a job runs.
func TestJobLetsThePageLive(t *testing.T) {
	ticks := 0
	tick := js.FuncOf(func(js.Value, []js.Value) any { ticks++; return nil })
	defer tick.Release()
	timer := js.Global().Call("setInterval", tick, 1)
	defer js.Global().Call("clearInterval", timer)
	_, err := export.Start(t.Context(), export.Stream(discard{}), mixed(200_000), export.JSON, export.Options{}).Wait()
	require.NoError(t, err)
	assert.Greater(t, ticks, 5)
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }
