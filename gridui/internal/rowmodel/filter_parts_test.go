// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// Filters of parts and lists of values agree with a plain comparison of each row.
func TestPartsAreComparedOneByOne(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	words := []string{"a", "b", "B", "c", "d"}
	some := func(most int) (list []string) {
		for range r.IntN(most + 1) {
			if w := words[r.IntN(len(words))]; !slices.Contains(list, w) {
				list = append(list, w)
			}
		}
		return list
	}
	for range rounds.Of(300) {
		rows := make([][]string, r.IntN(60))
		for i := range rows {
			rows[i] = some(3)
		}
		f := &Field{
			Missing: func(dst []bool, at []int32) {
				for i, row := range at {
					dst[i] = len(rows[row]) == 0
				}
			},
			Texts: func(dst []string, at []int32) {
				for i, row := range at {
					dst[i] = strings.Join(rows[row], ", ")
				}
			},
			Parts: func(at []int32, each func(i int, text string)) {
				for i, row := range at {
					for _, tag := range rows[row] {
						each(i, tag)
					}
				}
			},
		}
		wanted := some(3)
		has := func(row []string, w string) bool {
			return slices.ContainsFunc(row, func(tag string) bool { return strings.EqualFold(tag, w) })
		}
		set := map[string]bool{}
		for _, w := range wanted {
			set[w] = true
		}
		blank := r.IntN(2) == 0
		set[""] = blank
		for name, c := range map[string]struct {
			by   Filter
			want func(row []string) bool
		}{
			"any": {Parts{Field: f, Texts: wanted}, func(row []string) bool {
				return slices.ContainsFunc(wanted, func(w string) bool { return has(row, w) })
			}},
			"all": {Parts{Field: f, Texts: wanted, All: true}, func(row []string) bool {
				return len(wanted) > 0 && !slices.ContainsFunc(wanted, func(w string) bool { return !has(row, w) })
			}},
			"list": {OneOf{Field: f, Texts: set}, func(row []string) bool {
				return len(row) == 0 && blank || slices.ContainsFunc(row, func(tag string) bool { return set[tag] })
			}},
		} {
			want := []int32{}
			for i, row := range rows {
				if c.want(row) {
					want = append(want, int32(i))
				}
			}
			require.Equal(t, want, rowsOf(filterRows(nil, c.by, len(rows), nil), len(rows)), "%s of %q: %q", name, wanted, rows)
		}
	}
}
