// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package errwords

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

type worded struct{}

func (worded) Error() string { return "gridui: column 5: no" }
func (worded) Words() string { return "no" }

func TestOf(t *testing.T) {
	for want, err := range map[string]error{
		"there is no text":       errors.New("gridui: there is no text"),
		"disk full":              errors.New("gridui: storage: disk full"),
		"dial tcp: refused":      errors.New("dial tcp: refused"),
		"gridui: ":               errors.New("gridui: "),
		"no":                     fmt.Errorf("gridui: row 7: %w", worded{}),
		"the price: too high":    errors.New("the price: too high"),
		"get \"a\": no such key": errors.New(`storage: get "a": no such key`),
	} {
		require.Equal(t, want, Of(err))
	}
}
