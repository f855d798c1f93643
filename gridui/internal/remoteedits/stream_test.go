// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

var _ remote.Named = (*stream[string])(nil)

// A stream keeps the ids of all its rows from the time of its creation. Jobs must not call
// functions of the grid for them, because these would read what frames write.
func TestStreamsHaveTheirIDs(t *testing.T) {
	for _, top := range []bool{true, false} {
		rows := &Rows[string]{options: Options{Top: top}, columns: Columns[string]{id: func(row string) string { return "id of " + row }}}
		rows.band = band[string]{ids: []string{"n1"}, rows: []*string{new(string)}}
		changed := "changed"
		rows.saved = map[string]*string{}
		rows.changed = map[string]*string{"id of b": &changed}
		s := rows.over(&rowdata.SliceOf[string]{Rows: []string{"a", "b"}})
		rows.band, rows.changed = band[string]{}, map[string]*string{"id of a": &changed}
		want, texts := []string{"id of a", "id of b", "n1"}, []string{"a", "changed", ""}
		if top {
			want, texts = []string{"n1", "id of a", "id of b"}, []string{"", "a", "changed"}
		}
		for i := range s.Len() {
			require.Equal(t, want[i], s.IDAt(i))
			require.Equal(t, texts[i], *rowdata.Ptr[string](s.At(i)))
		}
	}
}
