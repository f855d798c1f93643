// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// rowsIn returns the rows below n in keep, all of them if keep is nil.
func rowsIn(keep Bits, n int) []int32 {
	if keep != nil {
		return keep.appendTo(make([]int32, 0, keep.Count()), 0, n)
	}
	rows := make([]int32, n)
	for i := range rows {
		rows[i] = int32(i)
	}
	return rows
}

// same reports whether two lists share their array.
func same(a, b []int32) bool {
	return cap(a) > 0 && cap(b) > 0 && &a[:1][0] == &b[:1][0]
}
