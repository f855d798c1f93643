// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// loadingPrefix begins the ids of rows that are not loaded, followed by their index.
const loadingPrefix = "__loading__:"

// ID is the id of a row, one of its own while it is not loaded.
func ID(r Rows, i coord.Record) string {
	if r.State(i) == Loaded {
		return r.ID(i)
	}
	return loadingPrefix + strconv.Itoa(int(i))
}

// Find is the record with an id that ID gave, or gives now.
func Find(r Rows, id string, near coord.Record) (i coord.Record, ok bool) {
	if index, is := strings.CutPrefix(id, loadingPrefix); is {
		n, err := strconv.Atoi(index)
		return coord.Record(n), err == nil && n >= 0 && n < r.Len()
	}
	return r.Find(id, near)
}
