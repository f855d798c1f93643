// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// FuzzEditorText reads what people type or paste into cells of all kinds: a text that
// is taken makes a value whose own text is that value again.
func FuzzEditorText(f *testing.F) {
	for _, text := range []string{
		"", "0", "-0", "+7", " 12 ", "1e3", "0x1F", "1_000", "128", "-129", "18446744073709551616", "1e400", "NaN", "-Inf", "∞", "१२",
		"true", "FALSE", "yes", "2024-02-29 23:59", "2023-02-29", "9999-12-31T23:59:59.999999999+14:00", "0000-00-00", "\xff", "한글\x00",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		readsBack(t, text, Field("v", "", func(v int8) int8 { return v }))
		readsBack(t, text, Field("v", "", func(v int64) int64 { return v }))
		readsBack(t, text, Field("v", "", func(v uint64) uint64 { return v }))
		readsBack(t, text, Field("v", "", func(v float32) float32 { return v }))
		readsBack(t, text, Field("v", "", func(v float64) float64 { return v }))
		readsBack(t, text, Field("v", "", func(v string) string { return v }))
		on := Bool("v", "", func(v bool) bool { return v })
		if v, err := on.col.Read(text, false); err == nil {
			again, err := on.col.Read(string(on.col.Append(nil, v)), false)
			require.NoError(t, err)
			require.Equal(t, v, again, "%q", text)
		}
		for _, layout := range []string{"2006-01-02 15:04", time.DateTime, time.DateOnly, time.RFC3339, "02.01.2006", "15:04"} {
			readsTime(t, text, layout)
		}
	})
}

// readsBack reads a text for a column, and the text of what came of it.
func readsBack[V cmp.Ordered](t *testing.T, text string, col *Typed[V, V]) {
	v, err := col.col.Read(text, *new(V))
	if err != nil || v != v {
		return
	}
	again, err := col.col.Read(string(col.col.Append(nil, v)), *new(V))
	require.NoError(t, err, "%q is %v", text, v)
	require.Equal(t, v, again, "%q", text)
}

// readsTime compares the fast way of reading times with that of the library.
func readsTime(t *testing.T, text, layout string) {
	zone := time.FixedZone("", 9*3600)
	if at, ok := column.ParseDigits(layout, text, zone); ok {
		want, err := time.ParseInLocation(layout, text, zone)
		require.NoError(t, err, "%q as %q", text, layout)
		require.True(t, want.Equal(at), "%q as %q", text, layout)
	}
	col := Time("v", "", func(v time.Time) time.Time { return v }).Layout(layout)
	at, err := col.col.Read(text, time.Time{}.In(zone))
	if err != nil {
		return
	}
	// A layout shows a part of a time: that part stays.
	shown := string(col.col.Append(nil, at))
	again, err := col.col.Read(shown, at)
	require.NoError(t, err, "%q is %v", text, at)
	require.Equal(t, shown, string(col.col.Append(nil, again)), "%q", text)
}
