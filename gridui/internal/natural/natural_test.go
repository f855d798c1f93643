// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package natural_test

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/natural"
	"github.com/giogrid/giogrid/storage/rowsource/textorder"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func ExampleAppend() {
	names := []string{"item10", "Item2", "item 1", "item2"}
	slices.SortFunc(names, func(a, b string) int {
		return bytes.Compare(natural.Append(nil, a, math.MaxInt), natural.Append(nil, b, math.MaxInt))
	})
	fmt.Printf("%q\n", names)
	// Output: ["item 1" "Item2" "item2" "item10"]
}

func ExampleAppendFolded() {
	fmt.Println(string(natural.AppendFolded(nil, "ÉCOLE 2")))
	// Output: école 2
}

// awkward holds texts that comparisons may order wrongly.
var awkward = []string{
	"", "a", "A", "item2", "Item2", "item10", "item02", "item 2", "item2a", "0", "00", "000a", "0a",
	"\x00", "a\x00", "a\x00b", "\xff", "a\xffb", "\xe2\x82", "€", "가나", "가람", "나", "é", "É", "e", "ſ", "S", "K", "k", "K",
	"a9223372036854775808999", "a9223372036854775808998", strings.Repeat("7", 300), strings.Repeat("7", 299),
}

// drawnText draws any text, awkward ones more often than others.
func drawnText() *rapid.Generator[string] {
	return rapid.OneOf(rapid.SampledFrom(awkward), rapid.String(), rapid.StringMatching(`[aA0-2\x00 é]{0,12}`))
}

func TestKeysCompareAsTexts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawnText().Draw(t, "a"), drawnText().Draw(t, "b")
		x := natural.Append(nil, a, math.MaxInt)
		y := natural.Append(nil, b, math.MaxInt)
		require.Equal(t, strings.Compare(string(x), string(y)), cmp.Compare(textorder.Compare(a, b), 0), "%q %q", a, b)
		require.Equal(t, a == b, textorder.Compare(a, b) == 0)
		require.Equal(t, value.Fold(a), string(natural.AppendFolded(nil, a)), "%q", a)
		limit := rapid.IntRange(0, 20).Draw(t, "limit")
		part := natural.Append(nil, a, limit)
		require.GreaterOrEqual(t, len(part), min(limit, len(x)))
		require.True(t, strings.HasPrefix(string(x), string(part[:min(limit, len(part))])))
	})
}

func TestOrder(t *testing.T) {
	want := []string{"", " a", "01", "1", "2", "10", "a", "a1", "A2", "a10", "a10b", "b", "item2", "Item10", "item10", "나", "다"}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortFunc(got, textorder.Compare)
	require.Equal(t, want, got)
}

func TestFoldIsStable(t *testing.T) {
	for r := rune(0); r <= 0x1ffff; r++ {
		if f := textorder.FoldRune(r); f != textorder.FoldRune(f) {
			t.Errorf("%U folds to %U, and that to %U", r, f, textorder.FoldRune(f))
		}
	}
}
