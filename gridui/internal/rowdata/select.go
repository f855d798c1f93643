// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import "iter"

// Select returns the rows of a source at some indices. A row is valid until the next one.
func Select(rows Source, at []int32) iter.Seq[Row] {
	return func(yield func(Row) bool) {
		rows := rows.Lease()
		defer rows.Release()
		for _, i := range at {
			if !yield(rows.At(int(i))) {
				return
			}
		}
	}
}
