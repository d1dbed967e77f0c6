"""Solves puzzles on Spark with the program that is installed on every worker: pipe.py PUZZLES OUT"""
import os
import sys
from pyspark.sql import SparkSession

puzzles, output = sys.argv[1:]
lines = SparkSession.builder.getOrCreate().sparkContext.textFile(puzzles, minPartitions=8)
solve = "sudosat solve --quiet --jobs 1 --from line"
lines.pipe(solve, env=dict(os.environ)).saveAsTextFile(output)  # without env, Python's pipe has no PATH
