// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

// truth is the result of a predicate for a row.
type truth uint8

// The results. Only rows with yes pass.
const (
	no truth = iota
	unknown
	yes
)

// not returns the opposite; the opposite of unknown is unknown.
func (t truth) not() truth { return yes - t }

func truthOf(b bool) truth {
	if b {
		return yes
	}
	return no
}
