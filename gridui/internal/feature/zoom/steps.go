// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package zoom

// steps are the levels of keys and of the wheel, in percent.
var steps = [...]int{50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300}

// percent returns a level in percent, rounded.
func percent(level float32) int { return int(level*100 + 0.5) }

// level returns the level of a percentage.
func level(percent int) float32 { return float32(percent) / 100 }

// stepped returns the step a number of steps above a level, or below it if by is negative.
func stepped(from float32, by int) float32 {
	now := percent(from)
	for ; by > 0; by-- {
		now = above(now)
	}
	for ; by < 0; by++ {
		now = below(now)
	}
	return level(now)
}

// above returns the first step above a percentage, or the last one.
func above(now int) int {
	for _, s := range steps {
		if s > now {
			return s
		}
	}
	return steps[len(steps)-1]
}

// below returns the last step below a percentage, or the first one.
func below(now int) int {
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i] < now {
			return steps[i]
		}
	}
	return steps[0]
}
