// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// In slow frames a job continues: it gets half of the time, within a limit.
func TestSliceOfAJobGrowsWithTheTimeOfFrames(t *testing.T) {
	for apart, want := range map[time.Duration]time.Duration{
		-time.Second:           4 * time.Millisecond,
		0:                      4 * time.Millisecond,
		16 * time.Millisecond:  4 * time.Millisecond,
		200 * time.Millisecond: 100 * time.Millisecond,
		time.Second:            250 * time.Millisecond,
		time.Hour:              250 * time.Millisecond,
	} {
		assert.Equal(t, want, dataset.SliceOf(apart), apart)
	}
}
