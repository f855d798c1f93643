// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// LoadingPrefix begins the ids of rows that are not loaded, followed by their index. Grouped rows
// have other ids with the same prefix.
const LoadingPrefix = "__loading__:"

// ID returns the id of a row, a placeholder id while it is not loaded.
func ID(r Rows, i coord.Record) string {
	if id := r.ID(i); id != "" {
		return id
	}
	return LoadingPrefix + strconv.Itoa(int(i))
}

// Find returns the record with a present or former result of ID.
func Find(r Rows, id string, near coord.Record) (i coord.Record, ok bool) {
	if index, is := strings.CutPrefix(id, LoadingPrefix); is {
		if n, err := strconv.Atoi(index); err == nil {
			return coord.Record(n), n >= 0 && n < r.Len()
		}
	}
	return r.Find(id, near)
}
