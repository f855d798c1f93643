// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

// Truth is the result of an expression for a row.
type Truth uint8

// The results. Only rows with True pass.
const (
	False Truth = iota
	Unknown
	True
)

var truthNames = []string{"false", "unknown", "true"}

// String returns "false", "unknown" or "true".
func (t Truth) String() string { return nameOf(t, truthNames, "Truth") }

// Not returns the opposite; the opposite of Unknown is Unknown.
func (t Truth) Not() Truth { return True - t }

func truthOf(b bool) Truth {
	if b {
		return True
	}
	return False
}
