// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns_test

import (
	"image"
	"strings"
	"testing"

	"gioui.org/io/system"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestHeadersFollowTheLanguage changes the language between frames.
func TestHeadersFollowTheLanguage(t *testing.T) {
	in := func(en, ko string) func(string) string {
		return func(language string) string {
			if strings.HasPrefix(language, "ko") {
				return ko
			}
			return en
		}
	}
	language := "en-GB"
	s := gridstage.New(image.Pt(600, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Group("g", "g",
				gridui.Field("n", "n", func(n int) int { return n }).HeaderFor(in("Number", "숫자")),
				gridui.Field("twice", "Twice", func(n int) int { return 2 * n })).HeaderFor(in("Numbers", "숫자들")),
		}
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "n", Desc: true}}}
		g.SetRows([]int{1, 2, 3})
	})
	s.Begin = func(gtx layout.Context) layout.Context {
		gtx.Locale = system.Locale{Language: language}
		return gtx
	}
	s.Settle()
	require.True(t, s.Shows("Number") && s.Shows("Numbers") && s.Shows("Twice"))
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, 3, row)
	language = "ko-KR"
	s.Settle()
	require.True(t, s.Shows("숫자") && s.Shows("숫자들") && s.Shows("Twice"))
	require.False(t, s.Shows("Number"))
	row, _ = s.Grid.RowAt(0)
	require.Equal(t, 3, row, "sorted as before")
	require.LessOrEqual(t, s.Allocs(50, nil), gridstage.RouterAllocs())
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.SelectAll()
	s.Settle()
	require.Equal(t, "숫자", strings.Split(s.Grid.CopyText(option.CopyHeadersLeaf), "\t")[0])
	require.Empty(t, s.Problems())
}
