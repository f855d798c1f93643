// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// stored is a row that stores its time as a text of any form.
type stored struct {
	at   time.Time
	text string
}

// A text that a row holds in place of a value, or in the form of one, is shown and copied. Without it the
// value is.
func TestOtherwiseIsShownAndCopied(t *testing.T) {
	at := time.Date(2024, 1, 5, 10, 0, 0, 0, time.UTC)
	s := &gridstage.Stage[stored]{Theme: gridstage.NewTheme()}
	s.Grid.Columns = []gridui.Column[stored]{
		gridui.Func("at", "at", func(r stored) (time.Time, bool) { return r.at, !r.at.IsZero() }).Layout(time.DateTime).
			Otherwise(func(r stored) (string, bool) { return r.text, r.text != "" }),
	}
	s.Grid.SetRows([]stored{{at, ""}, {at, "2024-01-05T10:00:00+00"}, {time.Time{}, "never"}, {}})
	s.Grid.Selection.Mode = option.SelectMulti
	s.Show(image.Pt(400, 300)).Frame()
	s.Settle()
	s.Grid.SelectAll()
	want := []string{"2024-01-05 10:00:00", "2024-01-05T10:00:00+00", "never", ""}
	require.Equal(t, want, strings.Split(strings.TrimSuffix(s.Grid.CopyText(option.CopyHeadersNone), "\r\n"), "\r\n"))
	for _, text := range want[:3] {
		require.Contains(t, s.Dump(), `"`+text+`"`)
	}
}
