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

// stored is a row whose time is stored as a text of any form.
type stored struct {
	at   time.Time
	text string
}

// CopyAs gives copies the text of a cell that its value does not have; without text they have the value.
func TestCopyAs(t *testing.T) {
	at := time.Date(2024, 1, 5, 10, 0, 0, 0, time.UTC)
	s := &gridstage.Stage[stored]{}
	s.Grid.Columns = []gridui.Column[stored]{
		gridui.Func("at", "at", func(r stored) (time.Time, bool) { return r.at, !r.at.IsZero() }).Layout(time.DateTime).
			CopyAs(func(r stored) string { return r.text }),
	}
	s.Grid.SetRows([]stored{{at, ""}, {at, "2024-01-05T10:00:00+00"}, {time.Time{}, "never"}, {}})
	s.Grid.Selection.Mode = option.SelectMulti
	s.Show(image.Pt(300, 200)).Frame()
	s.Grid.SelectAll()
	require.Equal(t, []string{"2024-01-05 10:00:00", "2024-01-05T10:00:00+00", "never", ""}, strings.Split(strings.TrimSuffix(s.Grid.CopyText(false), "\r\n"), "\r\n"))
}
