"""Tests of Benchmarks/run and its charts with a few invented times."""

import unittest
import xml.etree.ElementTree

import script

run = script.load("run", script.ROOT / "Benchmarks")
UNIT = run.UNIT

HEAD = "measurement,hostName,metric,unit,test,percentile,value,time\n"


def timed(**nanoseconds):
    """Returns a round by short names: the unit is `unit`."""
    names = {"unit": UNIT, "kit": "hit test, 100 nested, kit"}
    return {names.get(key, key): run.Timed(value, False) for key, value in nanoseconds.items()}


def results(**nanoseconds):
    return run.medians([timed(**nanoseconds)])


class Reading(unittest.TestCase):
    def test_the_median_time_is_read_and_divided_by_the_count(self):
        text = (
            "a line before\n#datatype tag\n" + HEAD
            + 'Touches,vm,Time(wallclock),μs,"a, kit (times: 20)",25.0,9000,now\n'
            + 'Touches,vm,Time(wallclock),μs,"a, kit (times: 20)",50.0,10000,now\n'
            + 'Touches,vm,told,K,"b, C (times: 10)",50.0,25,now\n')
        self.assertEqual(
            run.read(text), {"a, kit": run.Timed(500, False), "b, C": run.Timed(2.5, True)})

    def test_output_without_times_ends_the_program(self):
        with self.assertRaises(SystemExit):
            run.read("error: it crashed\n")

    def test_names_are_found_in_a_list(self):
        listing = "Target 'Touches':\na, b, kit (times: 3)\na, b, plain Swift (times: 1)\n\nend\n"
        self.assertEqual(run.names(listing), ["a, b, kit", "a, b, plain Swift"])

    def test_a_filter_keeps_the_unit(self):
        self.assertEqual(run.filters(""), [])
        self.assertIn(run.re.escape(UNIT), run.filters("pan"))


class Medians(unittest.TestCase):
    def test_the_median_of_the_rounds_counts(self):
        found = run.medians([timed(unit=10), timed(unit=30), timed(unit=11)])[UNIT]
        self.assertEqual(found.nanoseconds, 11)
        self.assertAlmostEqual(found.spread, 20 / 11)

    def test_a_value_missing_in_a_round_comes_from_the_others(self):
        found = run.medians([timed(unit=10), timed(unit=20, kit=5)])
        self.assertEqual(found["hit test, 100 nested, kit"].nanoseconds, 5)


class Tables(unittest.TestCase):
    def setUp(self):
        self.results = run.medians([timed(unit=400, kit=200, **{"a, kit": 1000, "a, Qt": 5000})])
        self.subjects = run.by_subject(
            self.results, ["a, kit", "a, Qt", "missing, kit", "hit test, 100 nested, kit", UNIT])

    def test_each_subject_has_one_row_with_ratios(self):
        self.assertEqual(run.table(self.subjects).splitlines(), [
            "|  | kit | of C₁₀₀ | ± | C | C ÷ kit | Qt | Qt ÷ kit |",
            "| :-- | --: | --: | --: | --: | --: | --: | --: |",
            "| a | 1,000 | 2.50 | 0% |  |  | 5,000 | 5.00 |",
            "| hit test, 100 nested | 200 | 0.50 | 0% | 400 | 2.00 |  |  |"])

    def test_numbers_have_their_significant_digits(self):
        self.assertEqual(
            [run.number(value) for value in (1234.5, 99.96, 12.34, 1.234, 0.5, 0.004)],
            ["1,234", "100.0", "12.3", "1.23", "0.50", "0.004"])

    def test_virtual_time_is_compared_with_a_clock(self):
        subject = "a Stage, made, advanced by five seconds and ended"
        found = run.by_subject(results(**{f"{subject}, kit": 1e6}), [f"{subject}, kit"])
        self.assertEqual(run.real_time(found), f"- {subject}: 5,000 times real time\n")

    def test_a_report_names_the_machine_and_the_unit(self):
        text = run.report(self.subjects, 5, "a machine; Swift 6", "2030-01-02")
        self.assertIn("a machine; Swift 6; 2030-01-02, medians of 5 rounds.", text)
        self.assertIn("in C: 400 ns.", text)


class Limits(unittest.TestCase):
    def lines(self, share, inside=None, **times):
        limit = run.instructions.limit("hit test, 100 nested", share, inside=inside)
        return [line.split()[0] for line in run.limit_lines(results(**times), [limit])]

    def test_a_limit_holds_up_to_its_share(self):
        self.assertEqual(self.lines(0.5, unit=400, kit=200), ["holds"])
        self.assertEqual(self.lines(0.5, unit=400, kit=201), ["BROKEN"])

    def test_a_limit_for_a_part_holds_for_work_that_measured_it(self):
        self.assertEqual(self.lines(0.5, "part", unit=400, kit=200), ["untold"])
        times = {UNIT: run.Timed(400, False), "hit test, 100 nested, kit": run.Timed(200, True)}
        limit = run.instructions.limit("hit test, 100 nested", 1, inside="part")
        self.assertTrue(run.limit_lines(run.medians([times]), [limit])[0].startswith("holds"))

    def test_a_limit_without_a_measurement_is_left_out(self):
        self.assertEqual(self.lines(0.5, unit=400), [])


class Charts(unittest.TestCase):
    def rectangles(self, subjects):
        drawn = xml.etree.ElementTree.fromstring(
            run.charts.chart(subjects, run.RUNNERS, run.number))
        return [float(one.get("width")) for one in drawn.iter("{http://www.w3.org/2000/svg}rect")
                if one.get("x") == str(run.charts.LABELS)]

    def test_bars_grow_with_the_logarithm(self):
        widths = self.rectangles({"a & b": {"kit": 10, "C": 1_000}, "c": {"kit": 10_000}})
        shares = [round(width / run.charts.WIDTH, 2) for width in widths]
        self.assertEqual(shares, [0, 0.67, 1])

    def test_a_single_value_has_a_scale(self):
        self.assertEqual(len(self.rectangles({"a": {"kit": 10}})), 1)

    def test_powers_of_ten_have_units(self):
        self.assertEqual(
            [run.charts.tick(exponent) for exponent in (0, 4, 8, 9)],
            ["1 ns", "10 µs", "100 ms", "1 s"])


if __name__ == "__main__":
    unittest.main()
