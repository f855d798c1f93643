// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// hitAt is a searcher whose hits are all at one record.
type hitAt struct {
	remote.Searcher
	record coord.Record
}

func (h hitAt) HitRow(remote.Hit) coord.Record { return h.record }

// HitRow counts the new rows at the top, and returns no record for a grouped row that is not loaded.
func TestHitsStandBelowNewRows(t *testing.T) {
	rows := &Rows[int]{options: Options{Top: true}, band: band[int]{ids: []string{"a", "b"}}}
	require.Equal(t, coord.Record(7), searcher[int]{hitAt{record: 5}, rows}.HitRow(remote.Hit{}))
	require.Equal(t, coord.NoRecord, searcher[int]{hitAt{record: coord.NoRecord}, rows}.HitRow(remote.Hit{}))
}
