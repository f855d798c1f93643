// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"cmp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// FuzzEditorText parses text that is typed or pasted into cells of all kinds: if it is accepted,
// the text of the resulting value parses as the same value.
func FuzzEditorText(f *testing.F) {
	for _, text := range []string{
		"", "0", "-0", "+7", " 12 ", "1e3", "0x1F", "1_000", "128", "-129", "18446744073709551616", "1e400", "NaN", "-Inf", "∞", "१२",
		"true", "FALSE", "yes", "2024-02-29 23:59", "2023-02-29", "9999-12-31T23:59:59.999999999+14:00", "0000-00-00", "\xff", "한글\x00",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		readsBack(t, text, editable[int8]())
		readsBack(t, text, editable[int64]())
		readsBack(t, text, editable[uint64]())
		readsBack(t, text, editable[float32]())
		readsBack(t, text, editable[float64]())
		readsBack(t, text, editable[string]())
		on := editable[bool]()
		if v, err := on.read(text, false); err == nil {
			again, err := on.read(string(on.append(nil, v)), false)
			require.NoError(t, err)
			require.Equal(t, v, again, "%q", text)
		}
		for _, layout := range []string{"2006-01-02 15:04", time.DateTime, time.DateOnly, time.RFC3339, "02.01.2006", "15:04"} {
			readsTime(t, text, layout)
		}
	})
}

// readsBack parses text for a column, then parses the text of the resulting value.
func readsBack[V cmp.Ordered](t *testing.T, text string, col *Value[V]) {
	v, err := col.read(text, *new(V))
	if err != nil || v != v {
		return
	}
	again, err := col.read(string(col.append(nil, v)), *new(V))
	require.NoError(t, err, "%q is %v", text, v)
	require.Equal(t, v, again, "%q", text)
}

// readsTime compares parseDigits with the standard library, then reads a time back.
func readsTime(t *testing.T, text, layout string) {
	zone := time.FixedZone("", 9*3600)
	if at, ok := parseDigits(layout, text, zone); ok {
		want, err := time.ParseInLocation(layout, text, zone)
		require.NoError(t, err, "%q as %q", text, layout)
		require.True(t, want.Equal(at), "%q as %q", text, layout)
	}
	col := times(layout)
	at, err := col.read(text, time.Time{}.In(zone))
	if err != nil {
		return
	}
	// A layout shows a part of a time: the other parts remain.
	shown := string(col.append(nil, at))
	again, err := col.read(shown, at)
	require.NoError(t, err, "%q is %v", text, at)
	require.Equal(t, shown, string(col.append(nil, again)), "%q", text)
}
